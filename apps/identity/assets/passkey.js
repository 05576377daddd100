// Works the forms that need a passkey: fetches what the browser must sign, asks for the passkey, sends the form.
// Without this script, or without passkeys in the browser, the forms stay hidden.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser;

async function askFor(form) {
  const response = await fetch(form.dataset.options, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ csrf: form.elements.csrf.value }),
  });
  if (!response.ok || response.redirected) throw new Error('no options');
  const optionsJSON = await response.json();
  return form.dataset.passkey === 'add'
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
}

function wordsFor(error, { dataset }) {
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return dataset.cancelled;
  return error.name === 'InvalidStateError' ? dataset.known : dataset.failed;
}

async function send(form) {
  const status = form.querySelector('[role=status]');
  status.textContent = '';
  try {
    form.elements.credential.value = JSON.stringify(await askFor(form));
    const remember = document.querySelector('#remember');
    if (form.elements.remember && remember) form.elements.remember.value = remember.checked ? 'yes' : '';
    form.submit();
    return true;
  } catch (error) {
    status.textContent = wordsFor(error, form);
    return false;
  }
}

for (const form of document.querySelectorAll('[data-passkey]')) {
  if (!browserSupportsWebAuthn()) continue;
  form.hidden = false;
  let busy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    void send(form).then((sent) => (busy = sent));
  });
}
