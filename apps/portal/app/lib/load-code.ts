/**
 * Loads code that an open page can wait for. Where the line is lost meanwhile, it asks again each time the browser is
 * connected again, so what depends on it (drafts, answers that wait) starts late and not never.
 */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => whenConnected().then(() => loadCode(load)));

const whenConnected = () =>
  new Promise((connected) => window.addEventListener('online', connected, { once: true }));
