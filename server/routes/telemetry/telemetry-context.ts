/** Path parameters of the telemetry calls, shared by visitors and applicants. */
export const telemetryContext = {
  type: 'object',
  required: ['context'],
  properties: {
    context: { type: 'string', enum: ['external', 'customer'], description: 'Who sends.' },
  },
}
