export { conditionAnswer } from './condition-answer.ts'
export { conditions } from './conditions.ts'
