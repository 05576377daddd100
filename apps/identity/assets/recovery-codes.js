// Ways to keep the recovery codes; without this script they can be written down.
const codes = [...document.querySelectorAll('[data-codes] code')].map((code) => code.textContent);
const said = document.querySelector('[data-codes-said]');

const deeds = {
  async copy(button) {
    await navigator.clipboard.writeText(codes.join('\n'));
    said.textContent = button.dataset.done;
  },
  print() {
    window.print();
  },
  download(button) {
    const text = [button.dataset.title, '', ...codes, ''].join('\n');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = button.dataset.file;
    link.click();
    URL.revokeObjectURL(link.href);
    said.textContent = button.dataset.done;
  },
};

for (const button of document.querySelectorAll('[data-codes-deed]')) {
  const deed = button.dataset.codesDeed;
  if (deed === 'copy' && !navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    Promise.resolve(deeds[deed](button)).catch(() => {
      said.textContent = button.dataset.failed ?? '';
    });
  });
}
