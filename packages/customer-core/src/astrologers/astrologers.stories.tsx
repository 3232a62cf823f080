import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withQuestion } from '../platform/index.ts'
import { actAsAstrologer, runningChat } from '../running-chat.ts'
import { expectToFit, PHONE_320, PHONE_360 } from '../story-that-fits.ts'
import ListScreen from './list-screen.tsx'
import { profileForChat, profileOf, profileOfLongestName, profileWithMoney } from './profile-of.ts'

const meta = {
  title: 'Screens/Astrologers',
  component: ListScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof ListScreen>
export default meta
type Story = StoryObj<typeof meta>

const listDuringChat: ReturnType<typeof runningChat> = async (...args) => {
  await runningChat('Namaste. I have your chart open: please ask.')(...args)
  return '/consult-astrologer-online'
}

const shows =
  (heading: RegExp | string): NonNullable<Story['play']> =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible())

export const List: Story = {
  parameters: { screen: { path: '/consult-astrologer-online' } },
  play: shows(/Astrologers/),
}
/** A wide window has them in a column. */
export const Filters: Story = {
  ...List,
  globals: PHONE_360,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Hindi/ }))
    // The sheet fades in, and is not visible in its first frame.
    await waitFor(() => expect(sheet.getByRole('button', { name: /^Show [1-9]\d* astrologers$/ })).toBeVisible())
  },
}
export const Filtered: Story = {
  parameters: { screen: { path: '/consult-astrologer-online?language=hi&max_price=20&min_experience=10' } },
  play: shows(/who speak Hindi/),
}
/** Astrologers who speak a language of the customer are marked, and found with one tap. */
export const OwnLanguages: Story = {
  ...List,
  beforeEach() {
    localStorage.setItem('preferences', JSON.stringify({ languages: ['mr', 'ta'], isInAccount: true }))
    return () => localStorage.removeItem('preferences')
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Speaks your language' }))
    await waitFor(() => expect(canvas.getAllByText(/^(Marathi|Tamil)$/, { selector: 'strong' })[0]).toBeVisible())
  },
}
/** A question that was tapped on another page. A long one takes two lines. */
export const CarriedQuestion: Story = {
  parameters: {
    screen: {
      path: withQuestion(
        '/consult-astrologer-online',
        'क्या मेरी शादी अगले वर्ष के अंत तक हो जाएगी, और क्या वह मेरे माता-पिता की पसंद से होगी या मेरी अपनी पसंद से, और किस महीने में?',
      ),
    },
  },
  async play({ canvas, canvasElement }) {
    const carried = within(await canvas.findByRole('group', { name: 'Your question' }))
    await userEvent.click(carried.getByRole('button', { name: 'Remove' }))
    await expect(carried.getByText('Your question is removed.')).toBeVisible()
    await userEvent.click(carried.getByRole('button', { name: 'Undo' }))
    await expect(carried.getByText(/^क्या मेरी शादी/)).toBeVisible()
    await expectToFit(canvasElement)
  },
}
export const NoMatches: Story = {
  parameters: { screen: { path: '/consult-astrologer-online?search=nobody&max_price=20' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('Remove a filter:')).toBeVisible()),
}
export const Profile: Story = {
  parameters: { screen: { path: '/consult-astrologer-online/acharya-meera-1' } },
  play: shows(/./),
}
/** A picture opens larger. */
export const ProfilePicture: Story = {
  ...Profile,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^A practice chart/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^A practice chart/ }))
    // A dialog takes the pointer a moment after it is drawn.
    await waitFor(() => userEvent.click(dialog.getByRole('button', { name: 'Next picture' })))
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^A chart form/ })).toBeVisible())
  },
}
export const NoSuchAstrologer: Story = {
  parameters: { screen: { path: '/consult-astrologer-online/nobody-0' } },
  play: async (context) => {
    await shows('Page not found')(context)
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Online now' })).toBeVisible())
  },
}
/** The bar says when the astrologer is free, and offers to notify. */
export const ProfileOfBusy: Story = {
  parameters: { screen: { path: profileOf('busy') } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getAllByText(/Busy/)[0]).toBeVisible()),
}
export const ProfileOfOffline: Story = {
  parameters: { screen: { path: profileOf('offline') } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: /Notify me/ })).toBeVisible()),
}
/** On the narrowest phone, with the longest name that the list has. */
export const ProfileWithALongName: Story = {
  globals: PHONE_320,
  parameters: { screen: { path: profileOfLongestName } },
  play: async (context) => {
    await shows(/./)(context)
    await expectToFit(context.canvasElement)
  },
}
/** Beside the portrait, where each of its words is whole. */
export const LongNameAt360: Story = {
  ...ProfileWithALongName,
  globals: PHONE_360,
  async play(context) {
    await ProfileWithALongName.play?.(context)
    const name = context.canvas.getByRole('heading', { level: 1 }).firstChild!
    const word = document.createRange()
    for (const { index, 0: letters } of name.textContent!.matchAll(/\S+/g)) {
      word.setStart(name, index)
      word.setEnd(name, index + letters.length)
      await expect([letters, word.getClientRects().length]).toEqual([letters, 1])
    }
  },
}
/** The sheet that says what a chat costs before it is asked for, with birth details and a first question. */
export const PriceSheet: Story = {
  parameters: { screen: { path: profileWithMoney, isSignedIn: true, hasSession: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start chat' }))
    const sheet = within(await screen.findByRole('dialog', { name: /^Chat with/ }))
    await waitFor(() => expect(sheet.getByText('Maximum cost')).toBeVisible())
    await waitFor(() => expect(sheet.getByRole('textbox', { name: /^First question/ })).toBeVisible())
  },
}
export const TooLittleMoney: Story = {
  parameters: {
    screen: { path: profileForChat, isSignedIn: true, isNew: true, hasSession: true },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start chat' }))
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getByText('Minimum for 2 min')).toBeVisible())
  },
}
/** A chat goes on while another page is read: its widget shows the last line, the money and the time. */
export const WithARunningChat: Story = {
  parameters: { screen: { path: listDuringChat, isSignedIn: true, hasSession: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Your chat' })).toBeVisible())
    await actAsAstrologer('say', { text: 'One more thing about June.' })
    await waitFor(() => expect(canvas.getByText('One more thing about June.')).toBeVisible())
  },
}
export const Failing: Story = { ...List, globals: { network: 'failing' }, play: shows('Something went wrong') }
export const Offline: Story = { ...List, globals: { network: 'offline' }, play: shows(/You’re offline/) }
