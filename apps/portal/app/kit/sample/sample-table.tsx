import { useState } from 'react';
import { type Column, DataTable, type Sorting } from '../page/data-table.tsx';
import { Part } from './part.tsx';

interface Student {
  name: string;
  grade: number;
  plan: string;
}

const STUDENTS: readonly Student[] = [
  { name: 'Maya', grade: 11, plan: 'New version' },
  { name: 'Dre', grade: 12, plan: 'No plan' },
  { name: 'Tolu', grade: 10, plan: 'Plan seen' },
];
const COLUMNS: readonly [Column<Student>, ...Column<Student>[]] = [
  { key: 'name', name: 'Student', cell: ({ name }) => name, sortable: true },
  { key: 'grade', name: 'Grade', cell: ({ grade }) => grade, figures: true, sortable: true },
  { key: 'plan', name: 'Plan', cell: ({ plan }) => plan },
];

/** Rows that become cards on a phone. */
export function SampleTable() {
  const [sorting, setSorting] = useState<Sorting>({ key: 'name', direction: 'ascending' });
  const way = sorting.direction === 'ascending' ? 1 : -1;
  const rows = STUDENTS.toSorted((a, b) =>
    sorting.key === 'grade' ? way * (a.grade - b.grade) : way * a.name.localeCompare(b.name),
  );
  return (
    <Part id="table" name="Data table">
      <DataTable
        caption="Students"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ name }) => name}
        sorting={sorting}
        onSort={setSorting}
      />
    </Part>
  );
}
