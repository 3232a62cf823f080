/** The icons, the manifest, and the colour of the browser's bars in both themes: the page's background. */
export function HeadIcons() {
  return (
    <>
      <meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content="#05151d" media="(prefers-color-scheme:dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="alternate icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}
