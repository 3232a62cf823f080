import { saveFile } from '../platform/index.ts'

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 60
const CHART = WIDTH - 2 * MARGIN
const CHART_TOP = 210

/** What stands above and below the chart. */
export interface PictureText {
  heading: string
  line: string
  /** Where it was drawn. */
  source: string
}

/**
 * Shares a drawn chart as a picture by the device's own dialog, or saves it where a picture cannot be shared. The picture
 * is drawn on the device and in light colours, so that it can be printed.
 */
export async function shareChartPicture(chart: SVGSVGElement, text: PictureText): Promise<'shared' | 'saved'> {
  const file = new File([await drawPicture(chart, text)], 'kundli.png', { type: 'image/png' })
  const shared = { files: [file], title: text.heading }
  // Firefox and many desktops have no dialog for files.
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    try {
      await navigator.share(shared)
      return 'shared'
    } catch (error) {
      // The customer closed the dialog. Anything else, such as a tap too long ago, leaves the file to be saved.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  saveFile(file, file.name)
  return 'saved'
}

function drawPicture(chart: SVGSVGElement, { heading, line, source }: PictureText): Promise<Blob> {
  const { fontFamily } = getComputedStyle(document.body)
  const texts = [
    {
      text: heading,
      font: `600 52px ${getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily}`,
      top: 110,
    },
    { text: line, font: `32px ${fontFamily}`, top: 164 },
    { text: source, font: `600 32px ${fontFamily}`, top: CHART_TOP + CHART + 100 },
  ]
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws no pictures.')
  inLightColours(() => {
    const page = getComputedStyle(document.body)
    brush.fillStyle = page.backgroundColor
    brush.fillRect(0, 0, WIDTH, HEIGHT)
    brush.fillStyle = page.color
    for (const { text, font, top } of texts) {
      brush.font = font
      brush.fillText(text, MARGIN, top, CHART)
    }
    brush.translate(MARGIN, CHART_TOP)
    drawChart(brush, chart)
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}

/** Runs `draw` with the light theme. It is over before the browser paints. */
function inLightColours(draw: () => void): void {
  const { dataset } = document.documentElement
  const theme = dataset['theme']
  dataset['theme'] = 'light'
  try {
    draw()
  } finally {
    if (theme === undefined) delete dataset['theme']
    else dataset['theme'] = theme
  }
}

/** Draws what a chart has, paths and texts, with the colours and fonts of its sheet. */
function drawChart(brush: CanvasRenderingContext2D, chart: SVGSVGElement): void {
  const { x, y, width } = chart.viewBox.baseVal
  brush.scale(CHART / width, CHART / width)
  brush.translate(-x, -y)
  for (const element of chart.querySelectorAll('path, text')) {
    brush.save()
    if (element instanceof SVGPathElement) drawPath(brush, element)
    else drawText(brush, element as SVGTextElement)
    brush.restore()
  }
}

function drawPath(brush: CanvasRenderingContext2D, path: SVGPathElement): void {
  const style = getComputedStyle(path)
  const outline = new Path2D(path.getAttribute('d') ?? '')
  for (const { matrix } of path.transform.baseVal)
    brush.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
  if (style.fill !== 'none') {
    brush.fillStyle = style.fill
    brush.fill(outline)
  }
  if (style.stroke === 'none') return
  brush.strokeStyle = style.stroke
  brush.lineWidth = Number.parseFloat(style.strokeWidth)
  brush.lineCap = style.strokeLinecap as CanvasLineCap
  brush.lineJoin = style.strokeLinejoin as CanvasLineJoin
  brush.stroke(outline)
}

/** A text around its point, with the smaller and raised letters that follow it. */
function drawText(brush: CanvasRenderingContext2D, text: SVGTextElement): void {
  const parts = [...text.childNodes].map((node) => {
    const element = node instanceof SVGElement ? node : text
    const [right, down] = ['dx', 'dy'].map((name) => Number(element.getAttribute(name) ?? 0)) as [number, number]
    const font = fontOf(element)
    brush.font = font
    const letters = node.textContent ?? ''
    return {
      letters,
      font,
      fill: getComputedStyle(element).fill,
      right,
      down,
      width: right + brush.measureText(letters).width,
    }
  })
  let left = numberOf(text, 'x') - parts.reduce((sum, { width }) => sum + width, 0) / 2
  let baseline = numberOf(text, 'y')
  for (const { letters, font, fill, right, down, width } of parts) {
    baseline += down
    brush.font = font
    brush.fillStyle = fill
    brush.fillText(letters, left + right, baseline)
    left += width
  }
}

function fontOf(element: Element): string {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  return `${fontWeight} ${fontSize} ${fontFamily}`
}

const numberOf = (element: Element, name: string): number => Number(element.getAttribute(name))
