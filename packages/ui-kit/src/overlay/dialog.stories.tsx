import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { PhoneInput } from '../field/phone-input.tsx'
import { Jharokha } from '../portrait/jharokha.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => {},
    title: 'Sign in',
    description: 'We send a code to your phone. No password.',
    children: <PhoneInput value="" onChange={() => {}} />,
    footer: <Button full>Send code</Button>,
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const WithAPortrait: Story = {
  args: {
    open: true,
    leading: <Jharokha seed={7} initials="RJ" size={58} />,
    title: 'It’s your turn',
    description: 'Pt. Raghav Joshi is ready for your chat.',
    children: null,
    footer: <Button full>Start chat</Button>,
  },
}

function Opening(args: DialogProps) {
  const [open, setOpen] = useState(args.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const OpensAndReturnsFocus: Story = {
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Sign in' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
export const Open: Story = { args: { open: true } }
export const NotDismissible: Story = {
  args: { open: true, dismissible: false, title: "Let's Verify!", description: undefined },
}
