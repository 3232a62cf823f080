import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
