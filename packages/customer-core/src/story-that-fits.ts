import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { overflowing } from './fits-page.ts'
import type { runningChat } from './running-chat.ts'

/** The narrowest phone, for `globals` of a story. */
export const PHONE_320 = { viewport: { value: 'phone320', isRotated: false } }

/** The usual phone. */
export const PHONE_360 = { viewport: { value: 'phone360', isRotated: false } }

/** Expects that nothing leaves the page, once its fonts are there. */
export async function expectToFit(root: HTMLElement): Promise<void> {
  await document.fonts.ready
  await expect(overflowing(root)).toEqual([])
}

/** The story of a screen of which nothing may leave its page. */
export const storyThatFits = (path: string | ReturnType<typeof runningChat>, isSignedIn = true): StoryObj => ({
  parameters: { screen: { path, isSignedIn } },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
    await expectToFit(canvasElement)
  },
})
