/** The control room is a tool beside the site, in the site's colors. */
export const roomStyle = `
  :root { color-scheme: light dark; --paper: light-dark(#f8f1e3, #14152a); --ink: light-dark(#2b2140, #f5ead5);
    --card: light-dark(#fffaf0, #1d1e38); --line: light-dark(#dccdb1, #34355a);
    --well: light-dark(#38572f, #a8cb97); --ill: light-dark(#a11f2c, #ff9c9f) }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  h1, h2, h3 { line-height: 1.2; margin: 0 }
  h2 { margin: 2.5rem 0 .75rem }
  a { color: inherit }
  main > p { max-width: 52rem }
  .all { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-top: .75rem }
  .all span { flex: 1 20rem }
  .services { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr)) }
  .services li { background: var(--card); border: 1px solid var(--line); border-left: 6px solid var(--well);
    border-radius: .5rem; padding: .9rem 1rem }
  .services .ill { border-left-color: var(--ill) }
  .services p { margin: .25rem 0 .6rem }
  h3 { scroll-margin-top: 1.5rem }
  .services div { display: flex; flex-wrap: wrap; gap: .4rem }
  button { font: inherit; min-height: 2.5rem; padding: .25rem .75rem; border-radius: .4rem; cursor: pointer;
    border: 1px solid var(--ink); background: transparent; color: inherit }
  button:hover { background: var(--line) }
  button[aria-pressed=true] { background: var(--ink); color: var(--paper); font-weight: 600 }
  :focus-visible { outline: 3px solid light-dark(#33479f, #a9b7fa); outline-offset: 2px }
  details { border-top: 1px solid var(--line); padding: .5rem 0 }
  summary { cursor: pointer }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 1rem; overflow-wrap: anywhere }
  dd { margin: 0; white-space: pre-wrap }
  @media (width < 40rem) { dl { display: block } dt { font-weight: 600 } }
`
