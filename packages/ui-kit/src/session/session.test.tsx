import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { SessionMeter, type SessionMeterWords } from './session-meter.tsx'
import { announcedSeconds, meterLevel } from './meter-level.ts'

let keyboard = true
beforeEach(() => {
  keyboard = true
  window.matchMedia = () => ({ matches: keyboard }) as MediaQueryList
})

test('the time left is announced at four marks only', () => {
  const marks = new Set(Array.from({ length: 901 }, (_, secondsUsed) => announcedSeconds(900 - secondsUsed)))
  expect([...marks]).toEqual([null, 300, 120, 60, 30])
  expect([301, 300, 120, 60].map(meterLevel)).toEqual(['ok', 'five', 'two', 'one'])
})

test('the clock is a timer that is not announced', () => {
  render(<SessionMeter usedPaise={9720} secondsLeft={576} totalSeconds={900} />)
  expect(screen.getByRole('timer')).toHaveTextContent('9:36 left of 15:00')
  expect(screen.getByText('₹97.20')).toBeInTheDocument()
})

test('the meter announces the marks, in the words of the application', () => {
  const meter = (secondsLeft: number, words?: SessionMeterWords) => (
    <SessionMeter usedPaise={190} secondsLeft={secondsLeft} totalSeconds={900} words={words} />
  )
  const { rerender } = render(meter(61))
  expect(screen.getByText('2 minutes left')).toBeInTheDocument()
  rerender(meter(60))
  expect(screen.getByText('1 minute left')).toBeInTheDocument()
  const hindi = {
    spent: 'खर्च',
    leftOf: (total: string) => `/ ${total} बाकी`,
    ended: 'समाप्त',
    announce: (seconds: number) => `${seconds} सेकंड बाकी`,
  }
  rerender(meter(30, hindi))
  expect(screen.getByText('30 सेकंड बाकी')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent('0:30 / 15:00 बाकी')
})

function Writing({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  return <Composer value={text} onChange={setText} onSend={onSend} />
}

test('with a keyboard, Enter sends and Shift+Enter adds a line', async () => {
  const onSend = vi.fn()
  render(<Writing onSend={onSend} />)
  const box = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.type(box, ' first{Shift>}{Enter}{/Shift}second {Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('first\nsecond')
})

test('on a touch screen, Enter adds a line', async () => {
  keyboard = false
  const onSend = vi.fn()
  render(<Writing onSend={onSend} />)
  await userEvent.type(screen.getByRole('textbox'), 'first{Enter}second')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledExactlyOnceWith('first\nsecond')
})

test('a tap on Send leaves the focus in the field', async () => {
  const onSend = vi.fn()
  render(<Writing onSend={onSend} />)
  const box = screen.getByRole('textbox', { name: 'Message' })
  const onBlur = vi.fn()
  box.addEventListener('blur', onBlur)
  await userEvent.type(box, 'Namaste')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledWith('Namaste')
  expect(onBlur).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box)
})

test('Enter sends nothing while an input method composes or the field is empty', async () => {
  const onSend = vi.fn()
  render(<Writing onSend={onSend} />)
  const box = screen.getByRole('textbox')
  await userEvent.type(box, '   {Enter}')
  await userEvent.type(box, 'namaste')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  // Safari ends the composition before it reports the key.
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(onSend).not.toHaveBeenCalled()
})

test('a reader further up is not scrolled and sees the number of new messages', async () => {
  const onSeen = vi.fn()
  const log = (rows: number, newCount: number) => (
    <ChatLog label="Chat" rows={rows} newCount={newCount} onSeen={onSeen}>
      <p>Hello</p>
    </ChatLog>
  )
  const { rerender } = render(log(1, 0))
  const view = screen.getByRole('region', { name: 'Messages' })
  Object.defineProperties(view, { scrollHeight: { value: 1000, configurable: true }, clientHeight: { value: 300 } })
  view.scrollTop = 100
  fireEvent.scroll(view)
  rerender(log(3, 2))
  expect(view.scrollTop).toBe(100)
  expect(onSeen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '2 new' }))
  expect(view.scrollTop).toBe(1000)
  fireEvent.scroll(view)
  expect(onSeen).toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(view).toHaveFocus()
})
