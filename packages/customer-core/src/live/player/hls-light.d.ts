// The smaller build has no types of its own.
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
