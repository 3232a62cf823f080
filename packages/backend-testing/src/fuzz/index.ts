export { openFuzzFixture, type FuzzFixture } from './fixture.ts'
export { fuzzEndpoint } from './fuzz-endpoint.ts'
