/** Turns `tuitionInState` into `tuition_in_state`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Za-z])/g, '_').toLowerCase();
}
