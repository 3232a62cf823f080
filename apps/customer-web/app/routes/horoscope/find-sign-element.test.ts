// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { SIGNS } from './signs.ts'
import './twelve-signs-elements.ts'
import { toZodiacSign } from './zodiac-sign.ts'

const list = SIGNS.map(
  (sign) =>
    `<li data-sign="${toZodiacSign(sign)}" data-sun-enters="${sign.sunEnters}"><a href="/horoscope/daily-horoscope/${toZodiacSign(sign)}">${sign.english}</a></li>`,
).join('')

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

function open() {
  document.body.innerHTML = `<ul>${list}</ul><find-sign><input type="date"><p><a href="/horoscope"> </a></p></find-sign>`
  const element = document.querySelector('find-sign')!
  const input = document.querySelector('input')!
  const choose = (date: string) => {
    input.value = date
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { element, link: element.querySelector('a')!, choose }
}

test.each([
  ['1994-11-16', 'Scorpio'],
  ['1994-11-15', 'Libra'],
  ['1994-12-31', 'Sagittarius'],
  ['1994-01-01', 'Sagittarius'],
  ['2000-02-29', 'Aquarius'],
])('who was born on %s is led to %s', (date, name) => {
  const { element, link, choose } = open()
  expect(element.hasAttribute('data-known')).toBe(false)
  choose(date)
  expect(link.textContent).toBe(name)
  expect(link.pathname).toBe(`/horoscope/daily-horoscope/${name.toLowerCase()}`)
  expect(document.querySelector('[data-own]')?.textContent).toBe(name)
})

test('the device remembers the sign for the next visit, and for home', () => {
  open().choose('1994-11-20')
  expect(localStorage.getItem('ownSign')).toBe('"scorpio"')
  const { element, link } = open()
  expect(element.hasAttribute('data-known')).toBe(true)
  expect(link.textContent).toBe('Scorpio')
})

test('a date that was emptied changes nothing', () => {
  const { link, choose } = open()
  choose('1994-11-20')
  choose('')
  expect(link.textContent).toBe('Scorpio')
})
