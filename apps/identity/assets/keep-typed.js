// A form that is loaded anew holds what was typed, in this tab alone and for this sign-in alone: the name of what is
// kept is the form's own address. Never a password, never what is marked as nobody else's to see.
const PREFIX = 'typed ';

for (const form of document.querySelectorAll('form[data-keeps-typed]')) {
  const name = PREFIX + new URL(form.action).pathname;
  for (const other of Object.keys(sessionStorage)) {
    if (other.startsWith(PREFIX) && other !== name) sessionStorage.removeItem(other);
  }
  const fields = [...form.elements].filter(
    ({ name: field, type, dataset }) =>
      field &&
      !['hidden', 'password', 'submit', 'button', 'fieldset'].includes(type) &&
      !('neverKept' in dataset),
  );
  const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';
  // After an error the page comes with what was typed.
  const kept =
    form.dataset.keepsTyped === 'filled' ? null : JSON.parse(sessionStorage.getItem(name) ?? 'null');
  for (const field of kept ? fields : []) {
    if (isTicked(field)) field.checked = kept.includes(`${field.name}=${field.value}`);
    else {
      const found = kept.find((one) => one.startsWith(`${field.name}=`));
      if (found !== undefined) field.value = found.slice(field.name.length + 1);
    }
  }
  form.addEventListener('input', () => {
    const typed = fields
      .filter((field) => !isTicked(field) || field.checked)
      .map((field) => `${field.name}=${field.value}`);
    sessionStorage.setItem(name, JSON.stringify(typed));
  });
  form.addEventListener('submit', () => sessionStorage.removeItem(name));
}
