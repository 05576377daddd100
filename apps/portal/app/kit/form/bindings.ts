type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

type TextEvent = React.ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** What a field of each kind needs to show a value of the form and to change it. */
export interface Bindings<Values> {
  /** For text fields, text areas and selects. */
  field: (name: NamesOf<Values, string>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: TextEvent) => void;
  };
  /** For one box. */
  box: (name: NamesOf<Values, boolean>) => {
    name: string;
    checked: boolean;
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
  };
  /** For several boxes that make one list. */
  boxes: (name: NamesOf<Values, readonly string[]>) => {
    name: string;
    chosen: readonly string[];
    error: string | undefined;
    onToggle: (value: string) => void;
  };
  /** For fields that give their value itself. */
  bind: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    name: string;
    value: Values[Name];
    error: string | undefined;
    onValue: (value: Values[Name]) => void;
  };
}

/** @param prefix what the names of the fields begin with, for one of several things in a form: `guardians.0.` */
export function bindingsOf<Values extends object>(
  values: Values,
  set: (part: Partial<Values>) => void,
  errorOf: (field: string) => string | undefined,
  prefix = '',
): Bindings<Values> {
  const held = values as Record<string, unknown>;
  const change = (name: string, value: unknown) => set({ [name]: value } as Partial<Values>);
  return {
    field: (name) => ({
      name: prefix + name,
      value: held[name] as string,
      error: errorOf(prefix + name),
      onChange: (event) => change(name, event.currentTarget.value),
    }),
    box: (name) => ({
      name: prefix + name,
      checked: held[name] as boolean,
      onChange: (event) => change(name, event.currentTarget.checked),
    }),
    boxes: (name) => {
      const chosen = held[name] as readonly string[];
      return {
        name,
        chosen,
        error: errorOf(name),
        onToggle: (value) => change(name, toggled(chosen, value)),
      };
    },
    bind: (name) => ({
      name: prefix + name,
      value: values[name],
      error: errorOf(prefix + name),
      onValue: (value) => change(name, value),
    }),
  };
}

/** The list without the value, or with it at its end. */
export function toggled(list: readonly string[], value: string): readonly string[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
