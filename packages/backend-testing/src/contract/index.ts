export { openFixture } from '../fixture/fixture.ts'
export { requestEndpoint } from './request-endpoint.ts'
