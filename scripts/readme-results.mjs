// Results that a README states: a line `call(…) // 'result'`, where the result is any expression or `throws RangeError`.
import { Script } from 'node:vm'

const STATED = /^(\S.*) \/\/ (.+)$/gm
const NO_CALL = /^(?:\/\/|import\b|(?:const|let|type|interface|function)\b|[}\])])/

const HELPERS = `
function isSame(actual, stated) {
  const text = (value) => JSON.stringify(value, (_, inner) => (inner === undefined ? 'undefined' : inner))
  if (text(actual) !== text(stated)) throw new Error(\`It is \${text(actual)}, and the README says \${text(stated)}.\`)
}
function throwsAs(run, name) {
  try { run() } catch (error) {
    if (error.name === name) return
    throw error
  }
  throw new Error(\`It throws nothing, and the README says \${name}.\`)
}
`

/** The code of a block, as a script that fails when a stated result is not the real one. */
export function withAssertions(code) {
  const checked = code.replaceAll(STATED, (line, call, result) => {
    if (NO_CALL.test(call)) return line
    if (result.startsWith('throws ')) return `throwsAs(() => (${call}), '${result.slice('throws '.length)}')`
    return isExpression(result) ? `isSame(${call}, ${result})` : line
  })
  return checked === code ? code : `${checked}${HELPERS}`
}

function isExpression(text) {
  try {
    return Boolean(new Script(`(${text})`))
  } catch {
    return false
  }
}
