/** Path parameters of the calls of telemetry: visitors and applicants send in the same way. */
export const telemetryContext = {
  type: 'object',
  required: ['context'],
  properties: {
    context: { type: 'string', enum: ['external', 'customer'], description: 'Who sends.' },
  },
}
