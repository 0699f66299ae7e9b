/* The forms of import.html: choices become lines of mapping.json. Everything that is shown was computed before. */
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const text = document.getElementById('mapping');
  const typeOf = (type) => ({ key: 'id', list: 'text', people: 'text' })[type] ?? type;
  const restNames = {
    session: 'A day of attendance',
    assessment: 'An assessment',
    course: 'A course',
  };
  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const option = (value, label, chosen) =>
    make('option', { value, selected: value === chosen }, label);

  const forms = data.forms.map((form, at) => {
    const root = document.querySelector(`[data-form="${at}"]`);
    const part = (name) => root.querySelector(`[data-part="${name}"]`);
    const [kind, confirm, lines] = [part('kind'), part('confirm'), part('lines')];
    let roles = {};
    let cuts = {};
    let filled = {};
    const template = () => data.templates[kind.value];
    const open = () =>
      form.columns.flatMap((column, index) =>
        column.name && !column.isPrivate && !roles[index] ? [index] : [],
      );

    const choices = (chosen) => {
      const { fields = {}, rest = [] } = template() ?? {};
      const own = Object.entries(fields).map(([name, { label }]) => option(name, label, chosen));
      const others = [
        ...rest.map((one) => option(`rest:${one}`, restNames[one], chosen)),
        option('ignore', 'Not needed', chosen),
      ];
      return [
        option('', 'Choose…', chosen),
        ...others.splice(-1),
        ...own,
        ...others,
        option('cut', 'Two values in one cell', chosen),
      ];
    };

    /** The columns of each field, as the mapping writes them. */
    const columnsOf = () => {
      const found = {};
      const add = (field, reference, index, part) =>
        (found[field] ??= []).push({ reference, index, part });
      form.columns.forEach(({ reference }, index) => {
        const role = roles[index];
        if (role === 'cut')
          for (const part of [1, 2])
            if (cuts[index]?.[part])
              add(cuts[index][part], { of: reference, at: cuts[index].at, part }, index, part);
        if (role && role !== 'cut' && role !== 'ignore' && !role.startsWith('rest:'))
          add(role, reference, index);
      });
      return found;
    };

    const missing = (found) => {
      const rest = Object.values(roles).find((role) => role?.startsWith('rest:'));
      const given =
        {
          'rest:session': 'day status',
          'rest:assessment': 'assignment score',
          'rest:course': 'course grade',
        }[rest] ?? '';
      const has = (field) =>
        found[field] ||
        given.split(' ').includes(field) ||
        lines.value === field ||
        (lines.value === 'section' && field === 'group');
      return (template()?.needs ?? []).filter((group) => !group.some(has));
    };

    const entry = () => {
      const base = {
        headers: form.headers,
        ...(form.file && { file: form.file }),
        kind: kind.value,
      };
      if (kind.value === 'skip') return base;
      const columns = Object.fromEntries(
        Object.entries(columnsOf()).map(([field, all]) => [
          field,
          all.length > 1 ? all.map((one) => one.reference) : all[0].reference,
        ]),
      );
      const of = (test) =>
        form.columns.flatMap(({ reference }, index) => (test(index) ? [reference] : []));
      const ignore = of((index) => roles[index] === 'ignore');
      const rest = Object.values(roles)
        .find((role) => role?.startsWith('rest:'))
        ?.slice(5);
      const fillDown = of((index) => filled[index]);
      return {
        ...base,
        columns,
        ...(rest && { rest }),
        ...(ignore.length && { ignore }),
        ...(fillDown.length && { fillDown }),
        ...(lines.value && { lines: lines.value }),
      };
    };

    const cell = (column, type, row, piece, at) => {
      const value = piece
        ? (column.values[row] ?? '')
        : (column.types[typeOf(type)]?.shown[row] ?? '');
      if (!piece) return value;
      const place = value.indexOf(at);
      if (place < 0) return piece === 1 ? value : '';
      return (piece === 1 ? value.slice(0, place) : value.slice(place + at.length)).trim();
    };

    const showPreview = (found) => {
      const fields = template()?.fields ?? {};
      const names = Object.keys(fields).filter((field) => found[field]);
      const count = Math.max(0, ...form.columns.map(({ values }) => values.length));
      const rows = Array.from({ length: count }, (_, row) =>
        make(
          'tr',
          {},
          ...names.map((field) =>
            make(
              'td',
              {},
              found[field]
                .map(({ index, part: piece }) =>
                  cell(form.columns[index], fields[field].type, row, piece, cuts[index]?.at),
                )
                .filter(Boolean)
                .join(' '),
            ),
          ),
        ),
      );
      part('preview').replaceChildren(
        make(
          'thead',
          {},
          make(
            'tr',
            {},
            ...names.map((field) => make('th', { scope: 'col' }, fields[field].label)),
          ),
        ),
        make('tbody', {}, ...rows),
      );
    };

    const note = (index) => {
      const role = roles[index];
      const rest = { 'rest:session': 'status', 'rest:assessment': 'score', 'rest:course': 'text' }[
        role
      ];
      const type = rest ?? template()?.fields[role]?.type;
      const { wrong = 0, first = [] } = form.columns[index].types[typeOf(type)] ?? {};
      return wrong
        ? `${wrong} of ${form.rows} values would be refused, the first in line ${first[0]}: “${first[1]}”`
        : '';
    };

    const show = () => {
      const found = columnsOf();
      const isSkip = kind.value === 'skip';
      const [lacks, left] = isSkip ? [[], []] : [missing(found), open()];
      const labels = lacks.map((group) =>
        group.map((field) => template().fields[field].label).join(' or '),
      );
      const todo = [
        ...(kind.value ? [] : ['choose what this table is']),
        ...(labels.length ? [`still needed: ${labels.join('; ')}`] : []),
        ...(left.length
          ? [`${left.length} ${left.length === 1 ? 'column has' : 'columns have'} no choice yet`]
          : []),
      ];
      confirm.disabled = todo.length > 0;
      if (todo.length) confirm.checked = false;
      part('status').textContent = todo.length
        ? `To do: ${todo.join('; ')}.`
        : confirm.checked
          ? 'These choices are in the mapping below.'
          : 'Look at the rows, then tick the box.';
      part('ignore').hidden = isSkip || left.length === 0;
      part('columns').hidden = part('result').hidden = isSkip || !kind.value;
      showPreview(found);
      root
        .querySelectorAll('[data-note]')
        .forEach((element) => (element.textContent = note(Number(element.dataset.note))));
      write();
    };

    const showColumns = () => {
      root.querySelectorAll('[data-column]').forEach((element) => {
        const index = Number(element.dataset.column);
        const change = (apply) => (event) => {
          apply(event.target);
          confirm.checked = false;
          show();
        };
        const select = make(
          'select',
          {
            ariaLabel: `What ${form.columns[index].name || `column ${index + 1}`} is`,
            onchange: change(({ value }) => {
              roles[index] = value;
              showColumns();
            }),
          },
          ...choices(roles[index] ?? ''),
        );
        const more = [];
        if (roles[index] === 'cut') {
          const own = (cuts[index] ??= { at: '-', 1: '', 2: '' });
          const half = (piece) =>
            make(
              'select',
              { ariaLabel: `Part ${piece}`, onchange: change(({ value }) => (own[piece] = value)) },
              ...choices(own[piece]).filter(({ value }) => !/cut|ignore|rest/.test(value)),
            );
          more.push(
            make(
              'label',
              {},
              'Cut at ',
              make('input', {
                value: own.at,
                size: 3,
                oninput: change(({ value }) => (own.at = value || '-')),
              }),
            ),
            half(1),
            half(2),
          );
        }
        if (form.columns[index].hasBlanks)
          more.push(
            make(
              'label',
              { className: 'check' },
              make('input', {
                type: 'checkbox',
                checked: Boolean(filled[index]),
                onchange: change(({ checked }) => (filled[index] = checked)),
              }),
              ' If a cell is blank, the one above counts',
            ),
          );
        element.replaceChildren(select, ...more);
      });
    };

    const choose = () => {
      roles = Object.fromEntries(
        Object.entries(form.roles[kind.value] ?? {}).map(([index, role]) => [
          index,
          role === 'rest' ? `rest:${template().rest[0]}` : role,
        ]),
      );
      [cuts, filled] = [{}, {}];
      showColumns();
    };
    kind.onchange = () => {
      choose();
      confirm.checked = false;
      show();
    };
    confirm.onchange = lines.onchange = () => show();
    part('ignore').onclick = () => {
      for (const index of open()) roles[index] = 'ignore';
      showColumns();
      show();
    };
    choose();
    return { show, entry, isReady: () => confirm.checked };
  });

  const write = () => {
    const mapping = structuredClone(data.mapping);
    for (const control of document.querySelectorAll('[data-path]')) {
      const value =
        control.type === 'checkbox' ? (control.checked ? control.value : '') : control.value.trim();
      const path = JSON.parse(control.dataset.path);
      const last = path.pop();
      if (!value) continue;
      const owner = path.reduce((inner, key) => (inner[key] ??= {}), mapping);
      owner[last] =
        'list' in control.dataset ? [...new Set([...(owner[last] ?? []), value])] : value;
    }
    const answers = [...document.querySelectorAll('[data-entry]')].flatMap(({ value }) =>
      value ? JSON.parse(value) : [],
    );
    const own = [...forms.filter((form) => form.isReady()).map((form) => form.entry()), ...answers];
    const same = (one, other) =>
      one.file === other.file && one.headers.join('\n') === other.headers.join('\n');
    const kept = (mapping.tables ?? []).filter((one) => !own.some((other) => same(one, other)));
    if (own.length + kept.length) mapping.tables = [...kept, ...own];
    text.value = `${JSON.stringify(mapping, null, 2)}\n`;
  };
  document.addEventListener(
    'input',
    ({ target: { dataset } }) => ('path' in dataset || 'entry' in dataset) && write(),
  );
  const said = document.getElementById('said');
  document.getElementById('copy').onclick = async () => {
    text.select();
    try {
      await navigator.clipboard.writeText(text.value);
      said.textContent = 'Copied.';
    } catch {
      said.textContent = 'The text is selected. Press Ctrl+C or ⌘C to copy it.';
    }
  };
  document.getElementById('download').onclick = () => {
    const url = URL.createObjectURL(new Blob([text.value], { type: 'application/json' }));
    make('a', { href: url, download: 'mapping.json' }).click();
    said.textContent =
      'Downloaded. Move the file into the folder college/, and run the command again.';
  };
  for (const form of forms) form.show();
  write();
})();
