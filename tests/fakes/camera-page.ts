/** The fake camera's page: hills at dusk under moving clouds, and a clock. */
export const cameraPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fake camera</title>
<style>
  html, body { height: 100%; margin: 0; overflow: hidden; background: #44305f }
  svg { display: block; width: 100%; height: 100% }
  .cloud { animation: drift 40s linear infinite }
  @keyframes drift { from { transform: translateX(-300px) } to { transform: translateX(1700px) } }
  @media (prefers-reduced-motion: reduce) { .cloud { animation: none } }
  time { position: absolute; left: 1rem; top: .8rem; color: #fff; font: 1rem/1 ui-monospace, monospace;
    text-shadow: 0 1px 3px #000 }
</style>
<svg viewBox="0 0 1440 810" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Hills at dusk">
  <defs><linearGradient id="sky" x2="0" y2="1">
    <stop offset="0" stop-color="#2e2246"/><stop offset=".6" stop-color="#b97a80"/>
    <stop offset="1" stop-color="#f3bd57"/></linearGradient></defs>
  <rect width="1440" height="810" fill="url(#sky)"/>
  <circle cx="1010" cy="500" r="64" fill="#fbe2a4"/>
  <g class="cloud" fill="#f8ecd6" opacity=".45"><ellipse cx="150" cy="210" rx="130" ry="26"/>
    <ellipse cx="230" cy="190" rx="90" ry="24"/></g>
  <path fill="#6d3f70" d="M0 560q240-90 480-30t520-20 440 10v290H0z"/>
  <path fill="#44305f" d="M0 640q300-80 620-20t820-30v220H0z"/>
  <path fill="#2e2246" d="M0 730q360-60 760-10t680-30v120H0z"/>
</svg>
<time></time>
<script>
  const clock = document.querySelector('time')
  const tick = () => { clock.textContent = 'CAM 1  ' + new Date().toLocaleTimeString('en-US') }
  setInterval(tick, 1000); tick()
</script>
</html>
`
