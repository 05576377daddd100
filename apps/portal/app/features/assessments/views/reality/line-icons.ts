import type { BudgetLine } from '@longleaf/rules/reality-check/budget';
import {
  IconCar,
  IconConfetti,
  IconDeviceMobile,
  IconHeartbeat,
  IconHome,
  IconPig,
  IconSchool,
  IconToolsKitchen2,
} from '@tabler/icons-react';

/** The drawing of each line of a budget. */
export const LINE_ICONS: Readonly<Record<BudgetLine, typeof IconHome>> = {
  home: IconHome,
  phone: IconDeviceMobile,
  food: IconToolsKitchen2,
  car: IconCar,
  health: IconHeartbeat,
  loans: IconSchool,
  fun: IconConfetti,
  saving: IconPig,
};
