import type { Banner } from '@tarapath/api-client/types'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Banners } from './banners.tsx'

const banner = (id: number, link: string | null): Banner => ({
  id,
  link,
  title: `Banner ${id}`,
  image: '/media/banner.svg',
  mobile_image: null,
  alt: '',
  platform: 'all',
  order: id,
  starts_at: null,
  ends_at: null,
})

test('a banner leads to pages of the website only', () => {
  const elsewhere = ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)', 'wallet', null]
  render(<Banners banners={['/wallet', ...elsewhere].map((link, id) => banner(id, link))} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/wallet'])
})
