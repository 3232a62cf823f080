// A rule for oxlint: texts that customers read stand in catalogues, `words/en.json` beside their screens, and not in code.

/** Props and properties whose value is read by people, or to them. */
const TEXT_NAMES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'backLabel',
  'caption',
  'description',
  'detail',
  'heading',
  'hint',
  'label',
  'legend',
  'placeholder',
  'problem',
  'reason',
  'sentence',
  'statusText',
  'text',
  'title',
])

/** Names that are the same in every language. */
const NAMES = /Tarapath|PhonePe|GeoNames|CC BY 4\.0/g

/** Messages of the session engine, which the specification fixes: code compares them. */
const FIXED = new Set(['Chat Ended', 'Call Ended', 'Session Ended'])

const hasWord = (text) => /\p{L}{2}/u.test(text.replace(NAMES, ''))
const isSentence = (text) => /^\p{Lu}\S*\s+\S/u.test(text.trim()) && /\p{Ll}{2}/u.test(text.replace(NAMES, ''))

const textOf = (node) => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : null
}

/** The name of the prop or the property that a text is the value of, through conditions. */
function nameOf(node) {
  const { parent } = node
  switch (parent?.type) {
    case 'ConditionalExpression':
      return parent.test === node ? null : nameOf(parent)
    case 'LogicalExpression':
    case 'JSXExpressionContainer':
      return nameOf(parent)
    case 'JSXAttribute':
      return parent.name.type === 'JSXNamespacedName' ? null : parent.name.name
    case 'Property':
      return parent.value === node && !parent.computed ? (parent.key.name ?? String(parent.key.value)) : null
    case 'JSXElement':
    case 'JSXFragment':
      return 'children'
    default:
      return null
  }
}

/** Whether a text is for developers: the message of an error or a plain reply, the name of a module, a property or a type. */
function isForDevelopers(node) {
  if (node.parent.type === 'Property' && node.parent.key === node) return true
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type === 'ImportDeclaration' || at.type === 'TSLiteralType') return true
    if (at.type === 'NewExpression' && /Error$|^Response$/.test(at.callee.name)) return true
    if (at.type === 'JSXAttribute' && ['className', 'style'].includes(at.name.name)) return true
    if (at.type.endsWith('Statement') || at.type.endsWith('Declaration')) return false
  }
  return false
}

const rule = {
  meta: { type: 'problem', docs: { description: 'Texts that customers read stand in catalogues.' } },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Put texts that customers read into words/en.json beside the screen.' })
    const check = (node) => {
      const text = textOf(node)
      if (text === null || FIXED.has(text) || !hasWord(text)) return
      const name = nameOf(node)
      const isShown = name === 'children' || TEXT_NAMES.has(name)
      if ((isShown || isSentence(text)) && !isForDevelopers(node)) report(node)
    }
    return {
      Literal: check,
      TemplateLiteral: check,
      JSXText: (node) => hasWord(node.value) && report(node),
    }
  },
}

export default { meta: { name: 'words' }, rules: { 'in-catalogue': rule } }
