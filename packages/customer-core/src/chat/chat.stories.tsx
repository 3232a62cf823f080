import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import ChatScreen from './chat-screen.tsx'
import { runningChat } from './running-chat.ts'

const meta = {
  title: 'Screens/Chat',
  component: ChatScreen,
  tags: ['!autodocs'],
  parameters: { screen: { path: runningChat('Namaste. I have your chart open: please ask.'), isSignedIn: true } },
} satisfies Meta<typeof ChatScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Its minute is that of the toolbar's clock. */
export const Running: Story = {
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^\d+:\d\d left of/)),
}
