import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { cancelledChat } from './history/cancelled-chat.ts'

/** Every screen with texts as long as translations may be, on the narrowest phones: nothing may leave its page. */
const meta = {
  title: 'Screens/Pseudo-locale',
  tags: ['!autodocs'],
  globals: { language: 'pseudo', viewport: { value: 'phone320', isRotated: false } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The texts and controls that reach beyond the page, and are not in a row that scrolls. */
function overflowing(root: HTMLElement): string[] {
  const pageEnd = document.documentElement.clientWidth
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.getBoundingClientRect().right > pageEnd + 1 && !isClipped(element))
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
}

function isClipped(element: Element): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true
  }
  return false
}

const fits: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  await document.fonts.ready
  await expect(overflowing(canvasElement)).toEqual([])
}

const at = (path: string, isSignedIn = true): Story => ({ parameters: { screen: { path, isSignedIn } }, play: fits })

export const List = at('/consult-astrologer-online', false)
export const NoMatches = at('/consult-astrologer-online?search=404&max_price=1', false)
export const Profile = at('/consult-astrologer-online/acharya-meera-1', false)
export const Login = at('/login', false)
export const Wallet = at('/wallet')
export const WalletOfAVisitor = at('/wallet', false)
export const History = at('/history')
export const Consultation: Story = { parameters: { screen: { path: cancelledChat, isSignedIn: true } }, play: fits }
export const WalletAt360: Story = { ...Wallet, globals: { viewport: { value: 'phone360', isRotated: false } } }
export const ListAt360: Story = { ...List, globals: { viewport: { value: 'phone360', isRotated: false } } }
