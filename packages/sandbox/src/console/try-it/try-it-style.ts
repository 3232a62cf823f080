/** In addition to `CONSOLE_STYLE`. */
export const TRY_IT_STYLE = `
main { max-width: 46rem }
code, pre { font: .8125rem/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace }
.request-line { overflow-wrap: anywhere }
form.card { margin: 0 0 1rem }
details.card { padding: 0 1rem; margin: 0 0 .5rem }
summary { display: flex; align-items: center; justify-content: space-between; min-height: 44px; cursor: pointer }
summary h2 { margin: 0; font-size: 1.0625rem }
summary::-webkit-details-marker { display: none }
summary::after { content: '+'; font-weight: 600; margin-left: .75rem } details[open] > summary::after { content: '–' }
summary small { margin-left: auto }
.rows a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; overflow-wrap: anywhere }
fieldset { border: 0; border-top: 1px solid var(--border); margin: .75rem 0 0; padding: .75rem 0 0; display: grid; gap: .75rem; min-width: 0 }
legend { float: left; width: 100%; font: 600 1.0625rem/1.3 Eczar, Georgia, serif; padding: 0 }
label { min-width: 0 } label span { overflow-wrap: anywhere } label b { color: var(--text) }
textarea { width: 100%; min-height: 6rem; padding: .5rem .75rem; border: 1.5px solid var(--control); border-radius: 10px; background: var(--surface);
  color: var(--text); font: .875rem/1.5 ui-monospace, monospace; resize: vertical }
input[type='file'] { padding: .5rem }
pre { margin: .75rem 0 0; padding: .75rem; max-height: 32rem; overflow: auto; background: var(--sunk); border-radius: 10px; color: var(--text) }
`
