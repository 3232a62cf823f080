import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import LoginScreen from './login-screen.tsx'

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof LoginScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {
  parameters: { screen: { path: '/login' } },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /./ })).toBeVisible()),
}

const typeNumber = async (digits: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Mobile number' }), digits)
  await userEvent.click(dialog.getByRole('button', { name: 'Get OTP' }))
}

/** Each story has a number of its own: a code is not sent to the same phone twice in a row. */
export const EnterOtp: Story = {
  ...Login,
  play: async () => {
    await typeNumber('9876500011')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '6-digit OTP' })).toHaveFocus())
  },
}
export const WrongOtp: Story = {
  ...Login,
  play: async () => {
    await typeNumber('9876500012')
    await userEvent.type(await screen.findByRole('textbox', { name: '6-digit OTP' }), '000000')
    await waitFor(() => expect(screen.getByText(/^Incorrect OTP/)).toBeVisible())
  },
}
export const WrongNumber: Story = {
  ...Login,
  play: async () => {
    await typeNumber('12')
    await waitFor(() => expect(screen.getByText(/^Enter a 10-digit Indian mobile number/)).toBeVisible())
  },
}
export const Offline: Story = {
  ...Login,
  globals: { network: 'offline' },
  play: async () => {
    await typeNumber('9876500013')
    await waitFor(() => expect(screen.getByText(/^You’re offline/)).toBeVisible())
  },
}
