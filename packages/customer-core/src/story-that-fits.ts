import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { overflowing } from './fits-page.ts'
import type { runningChat } from './running-chat.ts'

/** The story of a screen of which nothing may leave its page. */
export const storyThatFits = (path: string | ReturnType<typeof runningChat>, isSignedIn = true): StoryObj => ({
  parameters: { screen: { path, isSignedIn } },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await document.fonts.ready
    await expect(overflowing(canvasElement)).toEqual([])
  },
})
