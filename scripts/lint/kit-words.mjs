// A rule for oxlint: components of the kit speak English by default; an app gives them the words of its catalogues.

/** The props that have English defaults. A pair names the prop that is needed for the default to be shown. */
const WORDS = {
  AstrologerCard: ['rateUnit', ['originalLabel', 'originalPaise'], ['ratingLabel', 'rating'], 'statusText'],
  Badge: ['children'],
  Brand: ['label'],
  ChatBubble: [
    ['words', 'status'],
    ['words', 'masked'],
  ],
  ChatLog: ['regionLabel', ['newLabel', 'newCount']],
  Composer: ['label', 'sendLabel'],
  DashaTimeline: ['nowLabel'],
  Dialog: ['closeLabel'],
  EastChart: ['firstLabel'],
  ErrorState: ['title', ['retryLabel', 'onRetry'], ['referenceLabel', 'reference']],
  InlineNotice: [['dismissLabel', 'onDismiss']],
  Jharokha: [['statusText', 'status']],
  NorthChart: ['firstLabel'],
  OtpInput: ['label'],
  PageBar: [
    ['backLabel', 'backHref'],
    ['backLabel', 'onBack'],
  ],
  PhoneInput: ['label'],
  PromoStrip: ['label'],
  RatePerMinute: ['unit', ['originalLabel', 'originalPaise']],
  Rating: ['label'],
  Receipt: ['title', ['referenceLabel', 'reference']],
  Rupees: [['words', 'spoken']],
  ScrollTop: ['label'],
  SessionMeter: ['words'],
  Sheet: ['closeLabel'],
  SkeletonGroup: ['label'],
  SkipLink: ['children'],
  SouthChart: ['firstLabel'],
  StarsInput: ['labels', 'starsLabel'],
  StatusDot: ['children'],
  TabBar: ['label'],
  ToastOutlet: ['label', 'dismissLabel'],
  TopBar: ['navLabel'],
  WalletChip: ['label'],
}

/** Functions, and their number of arguments including the words. */
const FUNCTIONS = { formatDuration: 3, spokenRupees: 2 }

const isAlwaysClock = ({ callee, arguments: [, form] }) =>
  callee.name === 'formatDuration' && (form === undefined || form.value === 'clock')

const rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Apps give the components of the kit the words of their catalogues.' },
  },
  create(context) {
    const fromKit = new Set()
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/^@tarapath\/ui-kit(\/|$)/.test(source.value)) return
        for (const { imported } of specifiers) if (imported) fromKit.add(imported.name)
      },
      JSXElement({ openingElement: { name, attributes }, children }) {
        if (!fromKit.has(name.name)) return
        const given = new Set(attributes.map((attribute) => attribute.name?.name ?? '...'))
        if (given.has('...')) return
        for (const attribute of attributes) {
          if (attribute.name?.name === 'optional' && attribute.value === null)
            context.report({ node: attribute, message: `Give ${name.name} the word "optional" from the catalogue.` })
        }
        if (children.length > 0) given.add('children')
        // Without a close button it has no default text.
        if (given.has('dismissible')) given.add('closeLabel')
        for (const [prop, reason] of (WORDS[name.name] ?? []).map((word) => [word].flat())) {
          if (!given.has(prop) && (!reason || given.has(reason)))
            context.report({ node: name, message: `Give ${name.name} its "${prop}" from the catalogue.` })
        }
      },
      CallExpression(node) {
        const count = fromKit.has(node.callee.name) ? FUNCTIONS[node.callee.name] : undefined
        if (count && node.arguments.length < count && !isAlwaysClock(node))
          context.report({ node, message: `Give ${node.callee.name} its words from the catalogue.` })
      },
    }
  },
}

export default { meta: { name: 'kit-words' }, rules: { 'from-catalogue': rule } }
