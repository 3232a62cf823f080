import '@tarapath/ui-kit/styles.css'
import './preview.css'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { translateWith, type Translate } from '@tarapath/words'
import { devanagariWords, pseudoWords } from '@tarapath/words/pseudo'
import { Fragment, lazy, Suspense } from 'react'
import { configure, expect } from 'storybook/test'
import type { Network } from './screens/network.ts'
import type { ScreenProps } from './screens/screen.tsx'

// Waits are for events. The ceiling is generous, because a slow machine is not a fault.
configure({ asyncUtilTimeout: 110_000 })

const IS_TEST = import.meta.env.MODE === 'test'

/** All that fails a test. In Storybook the panel also shows what passes. */
const ONLY_VIOLATIONS = { resultTypes: ['violations'] }

let hasScreens = false
const loadScreen = () => {
  hasScreens = true
  return import('./screens/screen.tsx')
}
const Screen = lazy(loadScreen)

/** The first screen of a test run waits for the code of the apps and for the database, and no other wait counts that. */
const openScreens: Loader = async ({ parameters }) => {
  if (!parameters['screen']) return
  await loadScreen()
  await (await import('./screens/open-backend.ts')).openViewer('visitor')
}

/** Files of stories share a page when they run as tests, and each of them begins with the demo data. */
async function closeBackend() {
  if (hasScreens) await (await import('./screens/open-backend.ts')).closeBackend()
}

/**
 * A story with `parameters.screen` shows that screen as both apps have it, over the real backend, with the network,
 * platform and clock of the toolbar.
 */
const asScreen: Decorator = (Story, { parameters, globals }) => {
  const screen = parameters['screen'] as ScreenProps | undefined
  if (!screen) return <Story />
  return (
    <Suspense>
      <Screen
        network={globals['network'] as Network}
        platform={globals['platform'] === 'mobile' ? 'mobile' : 'web'}
        minute={Number(globals['minute'])}
        {...screen}
      />
    </Suspense>
  )
}

const LANGUAGES: Readonly<Record<string, Translate>> = { pseudo: pseudoWords, devanagari: devanagariWords }

/** Shows the words of all catalogues in the language of the toolbar. */
const inLanguage: Decorator = (Story, { globals }) => {
  const language = String(globals['language'])
  translateWith(LANGUAGES[language] ?? ((english) => english))
  // Words are read while components render: all of them do so again.
  return (
    <Fragment key={language}>
      <Story />
    </Fragment>
  )
}

/** Puts the toolbar's choices where the styles look for them: on the root element, like an application does. */
const onPaper: Decorator = (Story, { globals, viewMode }) => {
  const root = document.documentElement
  root.dataset['theme'] = String(globals['theme'])
  root.style.fontSize = `${globals['text']}%`
  const width = globals['width'] === 'full' || viewMode === 'docs' ? undefined : `${globals['width']}px`
  return (
    <div className="sb-paper" style={{ maxWidth: width }}>
      <Story />
    </div>
  )
}

/** A page that can be moved sideways hides a part of it on a phone. */
async function staysInWindow() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (IS_TEST) await expect(scrollWidth, 'the width of the page').toBeLessThanOrEqual(clientWidth)
}

const preview: Preview = {
  tags: ['autodocs'],
  afterEach: staysInWindow,
  beforeAll: () => closeBackend,
  loaders: IS_TEST ? [openScreens] : [],
  decorators: [asScreen, onPaper, inLanguage],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', ...(IS_TEST && { options: ONLY_VIOLATIONS }) },
    viewport: {
      options: {
        phone320: { name: 'Phone 320', styles: { width: '320px', height: '740px' } },
        phone360: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        wide1280: { name: 'Wide 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns', 'Screens', 'Journeys'] } },
  },
  initialGlobals: {
    // Without it the tests open every story at a width of 1200 px.
    ...(IS_TEST && { viewport: { value: import.meta.env['VITE_VIEWPORT'] ?? 'phone360' } }),
    theme: import.meta.env['VITE_THEME'] ?? 'light',
    text: '100',
    width: 'full',
    language: 'en',
    network: 'fast',
    platform: 'web',
    minute: '5',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo-locale' },
          { value: 'devanagari', title: 'Letters of Hindi, long' },
        ],
      },
    },
    network: {
      description: 'Network of whole screens',
      toolbar: {
        icon: 'wifi',
        dynamicTitle: true,
        items: [
          { value: 'fast', title: 'Fast network' },
          { value: 'slow', title: 'Slow network' },
          { value: 'offline', title: 'Offline' },
          { value: 'failing', title: 'Server fails' },
        ],
      },
    },
    platform: {
      description: 'Platform of whole screens',
      toolbar: {
        icon: 'browser',
        dynamicTitle: true,
        items: [
          { value: 'web', title: 'Website' },
          { value: 'mobile', title: 'In the app' },
        ],
      },
    },
    minute: {
      description: 'Clock of a running chat',
      toolbar: {
        icon: 'time',
        dynamicTitle: true,
        items: ['0', '1', '5', '10', '17', '20', '21'].map((value) => ({ value, title: `Minute ${value}` })),
      },
    },
    text: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: ['100', '130', '200'].map((value) => ({ value, title: `Text ${value}%` })),
      },
    },
    width: {
      description: 'Width of the column',
      toolbar: {
        icon: 'mobile',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full width' },
          ...['320', '360', '412', '768'].map((value) => ({ value, title: `${value} px` })),
        ],
      },
    },
  },
}
export default preview
