declare module 'virtual:forms' {
  export const forms: Readonly<
    Record<string, () => Promise<{ readonly form: import('./form-module.ts').FormModule }>>
  >
}

declare module 'virtual:forms/*' {
  export const form: import('./form-module.ts').FormModule
}
