// A script may close only a window that a script opened; elsewhere the button stays hidden.
if (window.opener || window.history.length === 1) {
  for (const button of document.querySelectorAll('[data-close-window]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.close());
  }
}
