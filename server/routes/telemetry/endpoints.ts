export { operatorFunnel } from './operator-funnel.ts'
export { replayLink } from './replay-link.ts'
export { telemetryEvent } from './telemetry-event.ts'
export { telemetrySession } from './telemetry-session.ts'
