// Runs in a hidden frame of the portal: tells it whether the person it knows is still signed in here.
const portal = document.documentElement.dataset.portal;

async function stateOf(sub) {
  try {
    const answer = await fetch(`/session/state?sub=${encodeURIComponent(sub)}`, { cache: 'no-store' });
    return answer.ok ? (await answer.json()).state : 'unknown';
  } catch {
    return 'unknown';
  }
}

window.addEventListener('message', (event) => {
  if (event.origin !== portal || event.source !== window.parent) return;
  if (event.data?.type !== 'longleaf.session.check' || typeof event.data.sub !== 'string') return;
  void stateOf(event.data.sub).then((state) => {
    window.parent.postMessage({ type: 'longleaf.session', state }, portal);
  });
});
window.parent.postMessage({ type: 'longleaf.session.ready' }, portal);
