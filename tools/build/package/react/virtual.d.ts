/** Forms of the project with their validators, as `journeyProject()` of `journey-tools/vite` compiles them. */
declare module 'virtual:forms' {
  export const forms: Parameters<typeof import('journey-react').provideForms>[0]
}

/** Fields of which the conditions of the project may speak. */
declare module 'virtual:vocabulary' {
  export const vocabulary: import('journey-react').JourneyAppProps['vocabulary']
}
