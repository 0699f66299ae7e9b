import { splitDay } from '../value/day';
import { headerWords } from './header';

/** Words of headers of columns that are never read: about secrets, contact, birth, demographics, relatives and money. */
const privateWords = new Set(
  [
    'password passwd pwd passcode passwort kennwort contrasena senha secret pin otp credential credentials',
    'phone telephone tel telefon telefono telephon mobile cell cellphone celular movil handy telemovel portable gsm sms',
    'whatsapp fax landline contact contacts kontakt contacto contato emergency notfall',
    'dob birth birthdate birthday birthplace birthcity born geburtsdatum geburtstag geburt nacimiento naissance nascimento',
    'janmatithi janm age alter edad idade',
    'sex gender geschlecht sexo genero sexe genre ling pronouns',
    'race ethnic ethnicity ethnie religion caste community quota minority nationality citizenship nacionalidad nationalite',
    'father mother parent parents guardian guardians spouse husband wife relative relatives relation relationship sibling',
    'siblings agent agents family padre madre pere mere pai mae vater mutter eltern erziehungsberechtigte tutores',
    'pita mata kin',
    'address addresses street zip postal postcode pincode plz adresse anschrift strasse direccion domicilio endereco',
    'morada rua calle rue pata',
    'aadhaar aadhar adhar ssn pan passport passeport pasaporte dni curp cpf rg nif nie cedula iban bank account ifsc',
    'income salary fee fees scholarship blood disability handicap medical health allergy allergies iep religious',
    'marital ell esl lep eld sped iep frl frpl hispanic latino latina homeless migrant immigrant refugee',
  ].flatMap((line) => line.split(' ')),
);
/** Private words that mean something else beside another word: an email address, contact hours, a family name. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  address: ['email', 'mail', 'e'],
  adresse: ['mail', 'email', 'e'],
  direccion: ['correo', 'email'],
  endereco: ['email', 'mail', 'e'],
  morada: ['email'],
  contact: ['hours', 'hrs', 'periods', 'classes'],
  family: ['name'],
  parent: ['sourced', 'account', 'course', 'term'],
  account: ['id', 'status', 'type'],
  credential: ['block'],
};
/** Words that are private only together. */
const privatePairs = [
  ...['mot de passe', 'first language', 'home town', 'mother tongue', 'home language'],
  ...[
    'native language',
    'english learner',
    'language learner',
    'language proficiency',
    'special ed',
  ],
  ...['special education', 'special needs', 'free lunch', 'reduced lunch', 'section 504'],
];

const isPrivateWord = (word: string, words: readonly string[]): boolean =>
  privateWords.has(word) && !harmless[word]?.some((other) => words.includes(other));

/**
 * Returns true if a column is never read, mapped or shown: passwords, phones, birth dates, sex, demographics, relatives,
 * addresses, identity papers, money and health.
 */
export function isPrivateHeader(name: string): boolean {
  const words = headerWords(name);
  const text = words.join(' ');
  if (privatePairs.some((pair) => text.includes(pair))) return true;
  return words.some((word) => isPrivateWord(word, words)) || privateWords.has(words.join(''));
}

const phone = /^\+?\d[\d\s().-]{5,}\d$/;
const isPhone = (text: string) =>
  phone.test(text) &&
  /^\+|[\s().-]/.test(text) &&
  text.replace(/\D/g, '').length >= 7 &&
  splitDay(text) === undefined;

/** Words of columns about sex, race and caste, and of lists of languages. */
const privateValues = new Set(
  [
    'm f male female man woman boy girl nonbinary masculino femenino feminino hombre mujer homme femme weiblich männlich',
    'white black asian caucasian hispanic latino latina latinx multiracial obc sc st ews ebc muslim hindu sikh christian',
  ].flatMap((line) => line.split(' ')),
);
const isPrivateValue = (text: string) =>
  isPhone(text) || privateValues.has(text.trim().toLowerCase());

/** Returns true if values show that a column is private, whatever its header: telephone numbers, sex, race or caste. */
export const arePrivate = (values: readonly string[]): boolean =>
  values.length > 0 && values.filter(isPrivateValue).length >= values.length * 0.8;
