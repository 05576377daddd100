// Without this script the button stays hidden and the form works as well.
for (const button of document.querySelectorAll('[data-show-password]')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const show = field.type === 'password';
    field.type = show ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(show));
  });
  field.form?.addEventListener('submit', () => (field.type = 'password'));
}
