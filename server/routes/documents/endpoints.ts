export { disclosure } from './disclosure.ts'
export { document, documentRemoval, documentText } from './document.ts'
export { evidence } from './evidence.ts'
export { uploads } from './uploads.ts'
