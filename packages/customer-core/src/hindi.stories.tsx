import type { Meta, StoryObj } from '@storybook/react-vite'
import { cancelledChat } from './history/cancelled-chat.ts'
import { endedChat } from './history/ended-chat.ts'
import { savedAstrologers } from './profile/saved-astrologers.ts'
import { runningChat } from './running-chat.ts'
import { PHONE_320, PHONE_360, storyThatFits } from './story-that-fits.ts'

/** Every screen in the letters of Hindi, longer than English, on the narrowest phones: nothing may leave its page. */
const meta = {
  title: 'Screens/Hindi',
  tags: ['!autodocs'],
  globals: { language: 'devanagari', ...PHONE_320 },
  // These letters replace names too, such as those of live streams, which a translation keeps.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const List = storyThatFits('/consult-astrologer-online', false)
export const NoMatches = storyThatFits('/consult-astrologer-online?search=404&max_price=1', false)
export const Profile = storyThatFits('/consult-astrologer-online/acharya-meera-1', false)
export const Login = storyThatFits('/login', false)
export const Wallet = storyThatFits('/wallet')
export const WalletOfAVisitor = storyThatFits('/wallet', false)
export const History = storyThatFits('/history')
export const Consultation = storyThatFits(cancelledChat)
export const PaidConsultation = storyThatFits(endedChat)
export const Chat = storyThatFits(runningChat('Namaste.'))
export const OwnProfile = storyThatFits('/profile')
export const ChangeNumber = storyThatFits('/profile/number')
export const DeleteAccount = storyThatFits('/profile/delete')
export const Favourites = storyThatFits(savedAstrologers)
export const WaitingLists = storyThatFits('/queue')
export const Live = storyThatFits('/live')
export const Calculators = storyThatFits('/calculators', false)
export const KundliForm = storyThatFits('/calculators/kundli', false)
export const WalletAt360: Story = { ...Wallet, globals: PHONE_360 }
export const ListAt360: Story = { ...List, globals: PHONE_360 }
