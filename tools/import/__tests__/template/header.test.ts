import { findColumns, headerKey } from '@/tools/import/template/header';
import { isPrivateHeader } from '@/tools/import/template/private-header';

describe('headers', () => {
  it('are the same whatever their case, spaces and punctuation', () => {
    const spellings = ['Roll No', 'roll_number', 'RollNo.', 'ROLL #', 'Roll-No [Required]'];
    expect(new Set(spellings.map(headerKey)).size).toBe(1);
    expect(headerKey('Prénom')).toBe(headerKey('prenom'));
    expect(headerKey('dateLastModified')).toBe(headerKey('Date last modified'));
  });

  it('are matched as they are written before other spellings', () => {
    expect(findColumns(['sis id', 'SIS ID'], ['SIS ID'])).toEqual([{ name: 'SIS ID', index: 1 }]);
    expect(findColumns(['sis_id', 'x'], ['SIS ID'])).toEqual([{ name: 'sis_id', index: 0 }]);
    expect(findColumns(['ID', 'Student ID'], ['Student ID', 'ID'])[0]?.index).toBe(1);
    expect(findColumns(['', '-'], ['ID'])).toEqual([]);
  });
});

describe('columns with private facts', () => {
  it.each([
    ...[
      'Password',
      'sms',
      'Phone No',
      'mobilePhone',
      'DOB',
      'Date of Birth',
      'birthDate',
      'Sex',
      'Gender',
    ],
    ...[
      'Father Name',
      "Mother's Name",
      'Guardian Email',
      'agentSourcedIds',
      'Contact',
      'Emergency Contact',
    ],
    ...[
      'Address',
      'Street',
      'Zip',
      'PIN Code',
      'Aadhaar No',
      'Caste',
      'Religion',
      'Blood Group',
      'Geburtsdatum',
    ],
    ...[
      'Telefon',
      'Contraseña',
      'Fecha de nacimiento',
      'Sexo',
      'Adresse',
      'Dirección',
      'Mot de passe',
      'Parent Phone',
    ],
  ])('include %s', (name) => expect(isPrivateHeader(name)).toBe(true));

  it.each([
    ...[
      'Email Address',
      'Adresse e-mail',
      'Percentage',
      'Hotel',
      'Contact Hours',
      'Family Name',
      'Spring',
    ],
    ...['account_id', 'Section', 'Stage', 'Title', 'Essex Campus', 'Username', 'Student ID'],
  ])('do not include %s', (name) => expect(isPrivateHeader(name)).toBe(false));
});
