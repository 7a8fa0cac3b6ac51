export const inertType = 'text/x-module'

/** How long scripts wait for the picture that comes first, in milliseconds. */
const patienceMs = 2000

/**
 * Starts the page's module once the visitor sees the page: the words have been painted, and so
 * has the picture that was asked for first, or it takes too long. On a slow line everything else
 * would take from them; pictures marked `after-first-sight` wait for the same moment. A module script that a script adds is fetched with low urgency and needs
 * its own hash.
 */
export const starter = minified(`(() => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const painted = new Promise((done) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return frame().then(done);
    new PerformanceObserver((_, observer) => { observer.disconnect(); done() }).observe({ type: 'paint', buffered: true });
  });
  const first = document.querySelector('img[fetchpriority="high"]');
  const shown = first && !first.complete && new Promise((done) => {
    first.addEventListener('load', done);
    first.addEventListener('error', done);
    setTimeout(done, ${patienceMs});
  }).then(frame).then(frame);
  Promise.all([painted, shown]).then(() => {
    document.documentElement.dataset.seen = '';
    const inert = document.querySelector('script[type="${inertType}"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  });
})()`)

function minified(code: string): string {
  return code.replaceAll(/\n\s*/g, '')
}
