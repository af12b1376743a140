export { deadLetters } from './dead-letters.ts'
export { vendorCallback } from './vendor-callback.ts'
export { vendorDocument } from './vendor-document.ts'
