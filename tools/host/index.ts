export { type Journeys, openJourneys, type ServedJourney } from './open-journeys.ts'
export type { Step, Steps } from './step.ts'
export { themeOf } from './theme-of.ts'
