declare module 'json-logic-js' {
  const jsonLogic: { readonly apply: (rule: unknown, data: unknown) => unknown }
  export default jsonLogic
}
