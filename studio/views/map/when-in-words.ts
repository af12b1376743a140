export { whenInWords } from '../../../tools/graph/state-title.ts'
