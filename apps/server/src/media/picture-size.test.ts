import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const frame = (hex: string) => Uint8Array.from(Buffer.from(`00000001${hex}0000000165aabb`, 'hex'))

test.each([
  ['high', '67640028acd940780227e5c044000003000400000300f03c60c658'],
  ['baseline', '6742c00d9a7403c0113f2e0220000003002000000751e28554'],
])('a picture of 1920 × 1080 in profile %s, cropped from whole blocks', (_, hex) => {
  expect(pictureSize(frame(hex))).toEqual({ width: 1920, height: 1080 })
})

test('a frame without sequence parameters has no size', () => {
  expect(pictureSize(Uint8Array.from([0, 0, 0, 1, 0x41, 0x9a, 0x21]))).toBeNull()
})
