import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { overflowing } from './fits-page.ts'
import { cancelledChat } from './history/cancelled-chat.ts'
import { endedChat } from './history/ended-chat.ts'
import { runningChat } from './running-chat.ts'

/** Every screen with texts as long as translations may be, on the narrowest phones: nothing may leave its page. */
const meta = {
  title: 'Screens/Pseudo-locale',
  tags: ['!autodocs'],
  globals: { language: 'pseudo', viewport: { value: 'phone320', isRotated: false } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const fits: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  await document.fonts.ready
  await expect(overflowing(canvasElement)).toEqual([])
}

const at = (path: string | ReturnType<typeof runningChat>, isSignedIn = true): Story => ({
  parameters: { screen: { path, isSignedIn } },
  play: fits,
})

export const List = at('/consult-astrologer-online', false)
export const NoMatches = at('/consult-astrologer-online?search=404&max_price=1', false)
export const Profile = at('/consult-astrologer-online/acharya-meera-1', false)
export const Login = at('/login', false)
export const Wallet = at('/wallet')
export const WalletOfAVisitor = at('/wallet', false)
export const History = at('/history')
export const Consultation = at(cancelledChat)
export const PaidConsultation = at(endedChat)
export const Chat = at(runningChat('Namaste.'))
export const OwnProfile = at('/profile')
export const WalletAt360: Story = { ...Wallet, globals: { viewport: { value: 'phone360', isRotated: false } } }
export const ListAt360: Story = { ...List, globals: { viewport: { value: 'phone360', isRotated: false } } }
