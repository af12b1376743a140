declare module 'virtual:forms' {
  export const forms: Parameters<typeof import('journey-react').provideForms>[0]
}

declare module 'virtual:vocabulary' {
  export const vocabulary: import('journey-react').JourneyAppProps['vocabulary']
}
