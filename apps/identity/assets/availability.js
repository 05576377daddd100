// Says below a name whether it is free, half a second after typing rests (VAL-030). Without this script, or when the
// check fails, the form says so when it is sent.
const RESTED_MILLISECONDS = 500;

for (const note of document.querySelectorAll('[data-availability]')) {
  const field = document.getElementById(note.dataset.availability);
  // What the page came with is not asked about: it is empty, or has its own complaint beside it.
  const original = field.value;
  let timer;
  let asked;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    asked?.abort();
    note.textContent = '';
    const name = field.value.trim();
    if (name === '' || name === original) return;
    timer = setTimeout(async () => {
      asked = new AbortController();
      note.textContent = await wordsFor(name, note, asked.signal).catch(() => '');
    }, RESTED_MILLISECONDS);
  });
}

/** 409 means taken, 400 that no account can have this name; anything else is told when the form is sent. */
async function wordsFor(name, { dataset }, signal) {
  const address = dataset.check.replace('{name}', encodeURIComponent(name));
  const response = await fetch(address, {
    signal,
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
  });
  if (response.ok) return dataset.free;
  const problem = await response.json();
  if (response.status === 409) return problem.detail;
  if (response.status === 400) return problem.modelState?.name?.[0] ?? '';
  return response.status === 429 ? '' : dataset.failed;
}
